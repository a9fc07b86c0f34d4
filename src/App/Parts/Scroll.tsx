import type { ComponentChildren } from "preact"

/** What may be wider than a phone, and is then moved sideways by itself: by keyboard as well. */
export const Scroll = ({ children, label }: { readonly label: string; readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what can only be scrolled by a pointer shuts out keyboards
  <section class="scroll" tabIndex={0} aria-label={label}>
    {children}
  </section>
)
