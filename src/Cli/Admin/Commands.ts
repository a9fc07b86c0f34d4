import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { KeyRotation } from "#src/Database/Secrets/KeyRotation.ts"
import { rotateKey } from "./RotateKey.ts"

/** What concerns the whole installation. */
export const adminCommand = <E, R>(services: Layer.Layer<KeyRotation, E, R>) =>
  Command.make("admin").pipe(
    Command.withDescription("The installation as a whole"),
    Command.withSubcommands([Command.provide(rotateKey, services)])
  )
