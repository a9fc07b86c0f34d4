import type { ComponentChildren } from "preact"
import { renderToString } from "preact-render-to-string"

const Bubble = ({ colour }: { readonly colour: string }): ComponentChildren => (
  <>
    <path fill={colour} d="M6 4h20a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-9l-7 6v-6H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z" />
    <path
      class="tick"
      fill="none"
      stroke="#fff"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
      d="m10 14 4.5 4.5L23 10"
    />
  </>
)

export const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 32">
    <Bubble colour="currentColor" />
  </svg>
)

/** The mark by itself, as an image. */
export const icon = renderToString(
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <Bubble colour="#0b8573" />
  </svg>
)
