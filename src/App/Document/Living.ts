import { type ComponentChildren, type FunctionComponent, h } from "preact"

/** A view as it is rendered here, and what a browser needs to go on with it. */
export interface Living {
  readonly name: string
  readonly props: object
  readonly rendered: ComponentChildren
}

/**
 * A view that a browser brings to life: its component is called as its file `…View.tsx` is, and its props are what
 * JSON keeps.
 */
export const living = <P extends object>(View: FunctionComponent<P>, props: P): Living => ({
  name: View.name,
  props,
  rendered: h(View, props)
})
