import { type CallAnswer, json } from "../World/Call.ts"

export interface GraphProblem {
  readonly status?: number
  readonly message: string
  readonly type?: string
  readonly code: number
  readonly subcode?: number
  readonly transient?: boolean
}

/** The Graph API's error envelope. Nearly all errors are HTTP 400. */
export const problem = ({ status = 400, message, type = "OAuthException", code, subcode, transient }: GraphProblem) =>
  json(status, {
    error: {
      message,
      type,
      code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      ...(transient === undefined ? {} : { is_transient: transient }),
      fbtrace_id: "Asb"
    }
  })

export const success: CallAnswer = json(200, { success: true })

export const gone = (verb: string, id: string) =>
  problem({
    message: `Unsupported ${verb.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    type: "GraphMethodException",
    code: 100,
    subcode: 33
  })

export const badParameter = (message: string) => problem({ message: `(#100) ${message}`, code: 100 })

export const missingPermission = (permission: string) =>
  problem({ status: 403, message: `(#200) Requires ${permission} permission`, code: 200 })
