import type { HttpApiEndpoint } from "@effect/platform"
import { Context, Option } from "effect"
import type { Permission } from "../resources/Permission.ts"

/** The annotation that says what somebody's role must allow; null for what every member may do. It has no default: what lacks it does not start. */
export class Permitted extends Context.Tag("steward/Permitted")<Permitted, Permission | null>() {}

/** What the role of whoever asks must allow; null for nothing. An endpoint that does not say so is a mistake, and stops the start. */
export const permissionOf = ({
  annotations,
  name
}: Pick<HttpApiEndpoint.HttpApiEndpoint.AnyWithProps, "annotations" | "name">): Permission | null =>
  Option.getOrThrowWith(
    Context.getOption(annotations, Permitted),
    () => new Error(`${name} does not say who may ask for it; annotate it with Permitted`)
  )
