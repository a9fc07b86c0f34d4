import { may, type Permission, type Standing } from "#schema/resources/Permission.ts"
import type { AlertChoice, AlertKind } from "#schema/settings/Alert.ts"

/** Whom a kind of alert is for, and what they are told who chose nothing. */
const wanted: Readonly<Record<AlertKind, { readonly permission: Permission; readonly choice: AlertChoice }>> = {
  waiting: { permission: "moderate", choice: "daily" },
  deliveries: { permission: "manage_webhooks", choice: "on" },
  accounts: { permission: "moderate", choice: "on" }
}

export const alertKinds: ReadonlyArray<AlertKind> = ["waiting", "deliveries", "accounts"]

export const permissionOf = (kind: AlertKind): Permission => wanted[kind].permission

/** Whether somebody may be told of it at all. */
export const mayHave = (standing: Standing, kind: AlertKind): boolean => may(standing, wanted[kind].permission)

/** Everybody is told at first of what their role can do something about. */
const defaultChoice = (kind: AlertKind): AlertChoice => wanted[kind].choice

/** What holds: nothing for who may not be told, and else what they chose. */
export const choiceOf = (standing: Standing, kind: AlertKind, chosen: AlertChoice | null): AlertChoice =>
  mayHave(standing, kind) ? (chosen ?? defaultChoice(kind)) : "off"
