interface Drawn extends Pick<Element, "scrollIntoView"> {
  readonly getBoundingClientRect: () => Pick<DOMRect, "top">
}

/**
 * Brings the beginning of a comment back where the one before it was scrolled down: on a phone its buttons would stand
 * under the thumb, and nobody is to answer what was never on the screen.
 */
export const fromItsTop = (comment: Drawn | null): void => {
  if (comment !== null && comment.getBoundingClientRect().top < 0) comment.scrollIntoView({ block: "start" })
}
