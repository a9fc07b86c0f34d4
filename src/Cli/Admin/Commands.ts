import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { KeyRotation } from "#src/Database/Secrets/KeyRotation.ts"
import { begun } from "../Help/Purposes.ts"
import { rotateKey } from "./RotateKey.ts"

/** What concerns the whole installation. */
export const adminCommand = <E, R>(services: Layer.Layer<KeyRotation, E, R>) =>
  begun("admin").pipe(Command.withSubcommands([Command.provide(rotateKey, services)]))
