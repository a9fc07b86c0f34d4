import type { ComponentChildren } from "preact"

/** What is known, name by name. */
export const Facts = ({ children }: { readonly children: ComponentChildren }) => <dl class="facts">{children}</dl>

/** One of them; nothing where there is nothing to tell. */
export const Fact = ({ children, name }: { readonly name: ComponentChildren; readonly children: ComponentChildren }) =>
  children === null || children === undefined || children === false ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
