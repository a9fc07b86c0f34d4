import type { SandboxComment } from "../World/SandboxComment.ts"
import type { Post } from "../World/World.ts"

const base36 = (sequence: number, width: number) => sequence.toString(36).padStart(width, "0")

/** 26 characters for a thread; a reply has its thread's id before a dot. */
export const commentId = (_video: Post, parent: SandboxComment | null, sequence: number) =>
  parent === null ? `Ugy${base36(sequence, 16)}4AaABAg` : `${parent.id}.9${base36(sequence, 20)}`
