import { type CallAnswer, json } from "../World/Call.ts"

/** TikTok answers everything with HTTP 200; the code says how it went. */
export const answer = (data: unknown): CallAnswer =>
  json(200, { code: 0, message: "OK", request_id: "20261002091504010", data })

export const problem = (code: number, message: string): CallAnswer =>
  json(200, { code, message, request_id: "20261002091504011", data: {} })

export const tokenMissing = problem(40104, "Access token is empty.")
export const tokenRefused = problem(40105, "Access token is incorrect or has been revoked.")
export const tokenEnded = problem(40102, "Access token has expired.")
export const refreshEnded = problem(40107, "Refresh token is invalid or has expired.")
export const notPermitted = (what: string) => problem(40001, `No permission to ${what}.`)
export const badParameter = (message: string) => problem(40002, message)
export const gone = (id: string) => problem(40007, `The comment ${id} does not exist.`)
export const tooMany = problem(40100, "Due to too many requests, requests from App are temporarily restricted.")
export const systemError = problem(51065, "System error.")
export const noSuchPath = problem(40006, "No schema found")
