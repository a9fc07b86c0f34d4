import type { TextReading } from "../../../Features/Reading.ts"

const video =
  /^\s*(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?v=|shorts\/|live\/)|youtu\.be\/)[\w-]{6,}(?:[?&][\w=&-]*)?\s*$/iu

/** Whether somebody shows a video of a large site and says nothing: no word of it sells, and no name tells whose it is. */
export const isBareVideo = ({ text }: TextReading): boolean => video.test(text.written.whole)
