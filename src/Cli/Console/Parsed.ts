import { Args, HelpDoc, Options, ValidationError } from "@effect/cli"
import { Effect, ParseResult, Schema } from "effect"

/** What is wrong, in the schema's own words. */
export const wrongIn = (error: ParseResult.ParseError): string =>
  ParseResult.ArrayFormatter.formatErrorSync(error)
    .map(({ message }) => message)
    .join("; ")

const parsed =
  <A>(label: string, schema: Schema.Schema<A, string>) =>
  (text: string) =>
    Schema.decode(schema)(text).pipe(Effect.mapError((error) => HelpDoc.p(`${label}: ${wrongIn(error)}`)))

/** An option whose text is what the schema says, with the schema's own words for what is not. */
export const parsedText = <A>(name: string, schema: Schema.Schema<A, string>) =>
  Options.text(name).pipe(
    Options.mapEffect((text) => Effect.mapError(parsed(`--${name}`, schema)(text), ValidationError.invalidValue))
  )

/** The same for a word that stands without the name of an option. */
export const parsedArg = <A>(name: string, schema: Schema.Schema<A, string>) =>
  Args.text({ name }).pipe(Args.mapEffect(parsed(`<${name}>`, schema)))
