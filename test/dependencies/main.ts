import { join } from "node:path"
import { Glob } from "bun"

const root = join(import.meta.dirname, "..", "..")
const folders = [root, join(root, "test", "outside"), join(root, "src", "Training", "Vectors")]

/** Licences that a package may have, each by itself or as one of a choice. */
const allowed = `MIT ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD BlueOak-1.0.0 CC0-1.0 CC-BY-3.0 CC-BY-4.0 Unlicense
  Python-2.0 MIT-0 MPL-2.0 PostgreSQL WTFPL Zlib`.split(/\s+/)

/** Exceptions, by name, with what their licence is: used by the slower proofs alone, and shipped with nothing. */
const onlyInProofs: Readonly<Record<string, string>> = {
  "@modelcontextprotocol/inspector": "MIT and Apache-2.0, as its LICENSE says",
  "json-metaschema": "public domain",
  "url-template": "the three clauses of BSD, as its LICENSE says; a part of Google's client library",
  "urlsafe-base64": "says none; a part of Zapier's platform",
  "zapier-platform-core": "the agreement of Zapier's platform",
  "zapier-platform-schema": "the agreement of Zapier's platform"
}

/** Whether a licence expression lets a package be used: some choice of it, and all of its parts, are allowed. */
const isAllowed = (expression: string) =>
  expression
    .replaceAll(/[()]/g, "")
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((licence) => allowed.includes(licence.trim())))

const licenceOf = ({ license, licenses }: { license?: unknown; licenses?: unknown }): string => {
  if (typeof license === "string") return license
  if (Array.isArray(licenses)) return licenses.map(({ type }) => String(type)).join(" OR ")
  return String(Object(license).type ?? "none")
}

const problems: Array<string> = []
let packages = 0
let pinned = 0
const seen = new Set<string>()

for (const folder of folders) {
  const { trustedDependencies = [] } = await Bun.file(join(folder, "package.json")).json()
  const trusted = new Set<string>(trustedDependencies)
  const manifests = new Glob("node_modules/**/package.json").scan({ cwd: folder, followSymlinks: false })
  for await (const path of manifests) {
    if (!/node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(path)) continue
    const manifest = await Bun.file(join(folder, path)).json()
    const { name, scripts = {}, version } = manifest
    if (name === undefined || version === undefined || seen.has(`${name}@${version}`)) continue
    seen.add(`${name}@${version}`)
    packages += 1
    const licence = licenceOf(manifest)
    const exception = folder === root ? undefined : onlyInProofs[name]
    if (exception !== undefined) console.log(`${name} is an exception: ${exception}`)
    else if (!isAllowed(licence)) problems.push(`${name}@${version} has the licence ${licence}`)
    const runs = ["preinstall", "install", "postinstall"].filter((script) => script in scripts)
    if (trusted.has(name)) console.log(`${name} may run scripts when it is installed: ${runs.join(", ") || "none"}`)
  }
  const lock = await Bun.file(join(folder, "bun.lock")).text()
  const entries = lock.slice(lock.indexOf('"packages": {')).match(/^ {4}"[^"]+": \[.*\],?$/gm) ?? []
  for (const entry of entries) {
    pinned += 1
    if (!/"sha512-[A-Za-z0-9+/]{86}=="\],?$/.test(entry)) problems.push(`no hash: ${entry.trim().slice(0, 100)}`)
  }
  if (/[a-z][a-z0-9+]*:\/\//i.test(lock)) problems.push(`${folder}/bun.lock names a host`)
}

console.log(`${packages} packages, ${pinned} entries of lockfiles`)
for (const problem of problems) console.log(`✗ ${problem}`)
process.exit(problems.length === 0 && packages > 0 && pinned > 0 ? 0 : 1)
