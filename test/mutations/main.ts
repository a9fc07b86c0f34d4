import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A mistake that the check has to see. `seenIn`: the files of which one must be complained about. */
interface Mutation {
  readonly mistake: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly seenIn?: ReadonlyArray<string>
}

const handlers = "src/Http/Handlers"

const mutations: ReadonlyArray<Mutation> = [
  {
    mistake: "GET /contacts/:id answers the list of tags",
    file: `${handlers}/ContactsHandlers.ts`,
    from: "contacts.detail(principal.workspaceId, path.id)",
    to: "contacts.listTags(principal.workspaceId)"
  },
  {
    mistake: "the phone is dropped from the columns of a contact",
    file: "src/Contacts/StoredContact.ts",
    from: "  phone: Schema.NullOr(Schema.String),\n",
    to: "",
    seenIn: ["src/Contacts/ContactResource.ts", "src/Contacts/StoredContact.ts", "src/Contacts/Contacts.ts"]
  },
  {
    mistake: "a field of a query is misspelt in the command line",
    file: "src/Cli/Moderation/Comments.ts",
    from: "q: search,",
    to: "querry: search,"
  },
  {
    mistake: "the key of a permission is misspelt",
    file: "schema/api/LinksApi.ts",
    from: 'permission: "moderate"',
    to: 'permision: "moderate"'
  },
  {
    mistake: "an endpoint says nothing of who may ask",
    file: "schema/api/AuditApi.ts",
    from: '      permission: "read_audit",\n',
    to: ""
  },
  {
    mistake: "a scope goes without its refusal",
    file: "schema/api/CommentsApi.ts",
    from: "  .addError(Forbidden)\n",
    to: ""
  },
  {
    mistake: "a permission goes without its refusal",
    file: "schema/api/HooksApi.ts",
    from: "  .addError(Forbidden)\n",
    to: ""
  },
  {
    mistake: "a repeatable operation goes without the refusals of a repeat",
    file: "schema/api/ReportsApi.ts",
    from: "  .addError(Conflict)\n",
    to: ""
  },
  {
    mistake: "a handler forgets the version that its ETag needs",
    file: `${handlers}/AutopilotHandlers.ts`,
    from: "Effect.map(guidance.get(principal.workspaceId), guided)",
    to: "Effect.map(guidance.get(principal.workspaceId), data)"
  },
  {
    mistake: "an endpoint has no handler",
    file: `${handlers}/PolicyHandlers.ts`,
    from: "    deleteShadow: ({ principal }) => Effect.map(shadows.stop(principal), data),\n",
    to: ""
  },
  {
    mistake: "a page forgets its cursor",
    file: `${handlers}/AuditHandlers.ts`,
    from: "trail.list(principal, urlParams)",
    to: "Effect.map(trail.list(principal, urlParams), (page) => ({ data: page.data }))"
  },
  {
    mistake: "a tool is missing",
    file: "schema/tools/Tools.ts",
    from: "  get_guidance,\n  update_guidance,\n  list_protections,\n  set_protection,\n  record_sale",
    to: "  get_guidance,\n  update_guidance,\n  list_protections,\n  set_protection"
  },
  {
    mistake: "a tool asks its endpoint for something else than it takes",
    file: "schema/tools/CommentsTools.ts",
    from: "call: ({ comment_id: id }) => ({ path: { id } })",
    to: "call: ({ comment_id }) => ({ path: { comment_id } })"
  },
  {
    mistake: "a tool has no handler",
    file: "src/Mcp/Tools/ToolHandlers.ts",
    from: "    record_sale: asking(tools.record_sale, whole(sale)),\n",
    to: ""
  },
  {
    mistake: "a row is read under a name that it does not have",
    file: "src/Webhooks/Hooks/HookResource.ts",
    from: "row.target_url",
    to: "row.target"
  }
]

const copy = mkdtempSync(join(tmpdir(), "steward-mutations-"))
try {
  for (const name of ["schema", "src", "package.json", "tsconfig.json"]) {
    cpSync(name, join(copy, name), { recursive: true })
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"))
  for (const { file, from, mistake, to } of mutations) {
    const path = join(copy, file)
    const text = readFileSync(path, "utf8")
    if (!text.includes(from)) throw new Error(`"${mistake}" finds nothing to change in ${file}`)
    writeFileSync(path, text.replace(from, to))
  }
  const { stdout } = Bun.spawnSync(["node_modules/.bin/tsc", "--noEmit", "--checkers", "1", "--pretty", "false"], {
    cwd: copy
  })
  const complaints = stdout.toString().split("\n")
  let missed = 0
  for (const { file, mistake, seenIn = [file] } of mutations) {
    const seen = complaints.find((line) => seenIn.some((one) => line.startsWith(`${one}(`)))
    if (seen === undefined) missed += 1
    process.stdout.write(seen === undefined ? `MISSED  ${mistake}\n` : `caught  ${mistake}: ${seen.split(": ")[0]}\n`)
  }
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true })
}
