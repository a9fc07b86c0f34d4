/** Code that is scrolled sideways, by the keyboard too. */
export const CodeBlock = ({ code, label }: { readonly label: string; readonly code: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  // biome-ignore lint/a11y/useSemanticElements: a section would not keep its spaces
  <pre tabIndex={0} role="region" aria-label={label}>
    <code>{code}</code>
  </pre>
)
