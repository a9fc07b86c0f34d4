import { DateTime, Duration, Either } from "effect"
import type { Issue } from "#schema/Errors.ts"
import type { Conversion } from "#schema/resources/Sale.ts"
import { amountText } from "./Amount.ts"
import { type Currency, currencyOf } from "./Currency.ts"

const defaultCurrency = "USD"

/** Clocks differ, and days begin elsewhere earlier. */
const mostAhead = Duration.toMillis("1 day")

/** A sale that may be recorded. */
export interface CheckedConversion {
  readonly click_id: string
  /** Decimal text, in the major unit. */
  readonly value: string
  readonly currency: string
  readonly occurred_at: Date
}

const checkedValue = (value: number, currency: Currency | null): Either.Either<string, string> => {
  if (value < 0) return Either.left("must be 0 or more")
  if (!Number.isFinite(value)) return Either.left("is too large")
  return currency === null ? Either.right("") : amountText(value, currency)
}

/** The sale as it can be recorded, or everything that is wrong with it. */
export const checkConversion = (
  conversion: Conversion,
  now: Date
): Either.Either<CheckedConversion, ReadonlyArray<Issue>> => {
  const issues: Array<Issue> = []
  const given = conversion.currency ?? defaultCurrency
  const currency = currencyOf(given)
  if (currency === null) {
    const message = `must be a currency code of ISO 4217 such as USD, not ${JSON.stringify(given.slice(0, 20))}`
    issues.push({ path: "currency", message })
  }
  const value = checkedValue(conversion.value, currency)
  if (Either.isLeft(value)) issues.push({ path: "value", message: value.left })
  const occurredAt = conversion.occurred_at === undefined ? now : DateTime.toDateUtc(conversion.occurred_at)
  if (occurredAt.getTime() - now.getTime() > mostAhead) {
    issues.push({ path: "occurred_at", message: "must not lie in the future by more than a day" })
  }
  return currency === null || Either.isLeft(value) || issues.length > 0
    ? Either.left(issues)
    : Either.right({
        click_id: conversion.click_id,
        value: value.right,
        currency: currency.code,
        occurred_at: occurredAt
      })
}
