import { Schema } from "effect"

/** What people are told by letter: comments that wait, deliveries that fail for good, accounts that are disconnected. */
export const AlertKind = Schema.Literal("waiting", "deliveries", "accounts").annotations({ identifier: "AlertKind" })
export type AlertKind = typeof AlertKind.Type

/** How often: never, as it happens and at most once an hour, every hour, or once a day at 08:00 of the brand. */
export const AlertChoice = Schema.Literal("off", "on", "hourly", "daily").annotations({ identifier: "AlertChoice" })
export type AlertChoice = typeof AlertChoice.Type

const switched = ["off", "on"] as const
const paced = ["off", "hourly", "daily"] as const

/** What can be chosen of each kind. */
export const alertChoices: Readonly<Record<AlertKind, ReadonlyArray<AlertChoice>>> = {
  waiting: paced,
  deliveries: switched,
  accounts: switched
}

export const Alert = Schema.Struct({
  kind: AlertKind,
  choice: AlertChoice.annotations({ description: "What holds now" }),
  is_default: Schema.Boolean.annotations({ description: "Whether that is what the role is told by default" }),
  choices: Schema.Array(AlertChoice)
}).annotations({ identifier: "Alert", description: "Something that a person is told by letter" })
export type Alert = typeof Alert.Type

export const PersonAlerts = Schema.Struct({
  mail: Schema.Struct({
    delivers: Schema.Boolean.annotations({ description: "Whether a mail server is set up" }),
    email: Schema.NullOr(Schema.String).annotations({ description: "Where letters go; null for who has no address" }),
    proved: Schema.Boolean.annotations({ description: "Whether the address is proved; none gets letters before" }),
    message: Schema.NullOr(Schema.String).annotations({
      description: "Why no letter can reach the person, in words; null where letters do"
    })
  }),
  alerts: Schema.Array(Alert).annotations({ description: "Those that the role may have" })
}).annotations({ identifier: "Alerts", description: "What a person is told by letter in a workspace" })
export type PersonAlerts = typeof PersonAlerts.Type

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

/** Only what is given is changed. */
export const AlertsChange = Schema.Struct({
  waiting: optional(Schema.Literal(...paced)),
  deliveries: optional(Schema.Literal(...switched)),
  accounts: optional(Schema.Literal(...switched))
}).annotations({ identifier: "AlertsChange" })
export type AlertsChange = typeof AlertsChange.Type
