import { basename, join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { Glob } from "bun"
import { Effect } from "effect"
import { once } from "#src/Ground/Once.ts"
import { routeTable } from "./RouteTable.ts"

const app = join(import.meta.dirname, "..")

/** A file that browsers fetch once and keep: its name changes with what is in it. */
export interface Asset {
  readonly contentType: string
  readonly text: string
  /** Compressed when somebody first asks. */
  readonly gzip: () => Uint8Array
  readonly brotli: () => Uint8Array
}

export interface Assets {
  /** By name, as behind `/assets/`. */
  readonly files: ReadonlyMap<string, Asset>
  /** The address of the style of every page. */
  readonly style: string
  /** The address of the script that brings a view to life, and of what that script imports, by the view's name. */
  readonly scripts: ReadonlyMap<string, { readonly entry: string; readonly imports: ReadonlyArray<string> }>
}

export const assetPath = "/assets/"

/** What a browser runs for a view: nothing but the view, on the part of the page that it was rendered to. */
const entrySource = (file: string, view: string) => `
import { ${view} } from ${JSON.stringify(join(app, file))}
import { bringToLife } from ${JSON.stringify(join(app, "Browser/Hydrate.ts"))}
bringToLife(${view})`

const asset = (text: string, contentType: string): Asset => ({
  contentType,
  text,
  gzip: once(() => gzipSync(text, { level: 9 })),
  brotli: once(() => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
})

const build = async (): Promise<Assets> => {
  const views = [...new Glob("*/*View.tsx").scanSync(app)].sort().map((file) => ({
    file,
    name: basename(file, ".tsx"),
    entry: join(app, "Browser", `${basename(file, ".tsx")}.entry.ts`)
  }))
  const { outputs } = await Bun.build({
    entrypoints: [...views.map(({ entry }) => entry), join(app, "Document/style/app.css")],
    files: Object.fromEntries(views.map(({ entry, file, name }) => [entry, entrySource(file, name)])),
    define: { routeTable: JSON.stringify(routeTable()) },
    format: "esm",
    target: "browser",
    splitting: true,
    minify: true,
    publicPath: assetPath,
    naming: { entry: "[name]-[hash].[ext]", chunk: "[name]-[hash].[ext]" }
  })
  const files = new Map<string, Asset>()
  const scripts: Array<readonly [string, { readonly entry: string; readonly imports: ReadonlyArray<string> }]> = []
  let style = ""
  for (const output of outputs) {
    const name = basename(output.path)
    const text = await output.text()
    const isStyle = name.endsWith(".css")
    files.set(name, asset(text, isStyle ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"))
    const view = views.find((one) => output.kind === "entry-point" && name.startsWith(`${one.name}.entry-`))
    const imports = Array.from(text.matchAll(/from"(\/assets\/[^"]+)"/g), ([, address = ""]) => address)
    if (isStyle) style = assetPath + name
    else if (view !== undefined) scripts.push([view.name, { entry: assetPath + name, imports }])
  }
  return { files, style, scripts: new Map(scripts) }
}

/** What browsers fetch beside pages, made of the sources of this process, once. */
export const assets: Effect.Effect<Assets> = Effect.runSync(Effect.cached(Effect.promise(build)))
