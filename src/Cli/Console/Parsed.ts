import { HelpDoc, Options, ValidationError } from "@effect/cli"
import { Effect, ParseResult, Schema } from "effect"

/** An option whose text is what the schema says, with the schema's own words for what is not. */
export const parsedText = <A>(name: string, schema: Schema.Schema<A, string>) =>
  Options.text(name).pipe(
    Options.mapEffect((text) =>
      Schema.decode(schema)(text).pipe(
        Effect.mapError((error) => {
          const why = ParseResult.ArrayFormatter.formatErrorSync(error).map(({ message }) => message)
          return ValidationError.invalidValue(HelpDoc.p(`--${name}: ${why.join("; ")}`))
        })
      )
    )
  )
