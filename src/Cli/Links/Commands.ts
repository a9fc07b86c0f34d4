import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { begun } from "../Help/Purposes.ts"
import { linksCreate, linksList } from "./Links.ts"

export type LinkServices = TrackedLinks | Workspaces

export const linksCommand = <E, R>(services: Layer.Layer<LinkServices, E, R>) =>
  begun("links").pipe(
    Command.withSubcommands([Command.provide(linksCreate, services), Command.provide(linksList, services)])
  )
