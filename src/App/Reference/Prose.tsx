import type { Block } from "#src/Http/OpenApi/Introduction/Introduction.ts"
import { CodeBlock } from "../Parts/CodeBlock.tsx"

/** A sentence, in which what stands between backticks is code. */
export const Prose = ({ text }: { readonly text: string }) => (
  <>{text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>
)

export const BlockOf = ({ block, title }: { readonly title: string; readonly block: Block }) => {
  if (typeof block === "string") {
    return (
      <p>
        <Prose text={block} />
      </p>
    )
  }
  if ("points" in block) {
    return (
      <ul class="brief">
        {block.points.map((point) => (
          <li key={point}>
            <Prose text={point} />
          </li>
        ))}
      </ul>
    )
  }
  return <CodeBlock label={`Code: ${title}`} code={block.code} />
}
