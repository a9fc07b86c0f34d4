import type { ComponentChildren } from "preact"
import type { Assets } from "./Assets.ts"
import type { Living } from "./Living.ts"
import { Mark } from "./Mark.tsx"
import { Shell, type ShellProps } from "./Shell.tsx"

interface Titled {
  readonly title: string
}

/** A page that is only rendered here: its heading is its title. */
interface Still extends Titled {
  readonly body: ComponentChildren
  /** Whether it takes the width of pages with much on them, also where it stands alone. */
  readonly isWide?: boolean
}

/** A page whose view goes on in the browser. */
interface Lively extends Titled {
  readonly view: Living
}

/** A page: `here` where it stands in the app, nothing of that where it stands alone. */
export type PageOptions = (Still | Lively) & (ShellProps | { readonly here?: never })

/** `<` cannot end the element, whatever the data hold. */
const stateText = (state: unknown) => JSON.stringify(state).replaceAll("<", "\\u003c")

const Main = (options: PageOptions) =>
  "view" in options ? (
    <>
      <main id="main" class="view">
        <div id="view">{options.view.rendered}</div>
      </main>
      <script type="application/json" id="state" dangerouslySetInnerHTML={{ __html: stateText(options.view.props) }} />
    </>
  ) : (
    <main id="main">
      <h1>{options.title}</h1>
      {options.body}
    </main>
  )

const bodyClass = (options: PageOptions) => {
  if (options.here !== undefined) return "app"
  return "isWide" in options && options.isWide === true ? "alone wide" : "alone"
}

const Scripts = ({ assets, view }: { readonly assets: Assets; readonly view: Living }) => {
  const script = assets.scripts.get(view.name)
  if (script === undefined) throw new Error(`No file is called ${view.name}.tsx, so browsers cannot bring it to life`)
  return (
    <>
      {script.imports.map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      <script type="module" src={script.entry} />
    </>
  )
}

/** A whole page. */
export const Document = ({ assets, options }: { readonly assets: Assets; readonly options: PageOptions }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${options.title} · Steward`}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={assets.style} />
      {"view" in options && <Scripts assets={assets} view={options.view} />}
    </head>
    <body class={bodyClass(options)}>
      {options.here === undefined ? (
        <>
          <header>
            <a class="brand" href="/">
              <Mark />
              Steward
            </a>
          </header>
          <Main {...options} />
        </>
      ) : (
        <Shell here={options.here} brand={options.brand} brands={options.brands}>
          <Main {...options} />
        </Shell>
      )}
    </body>
  </html>
)
