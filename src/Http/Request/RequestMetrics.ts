import { requestDuration } from "#src/Telemetry/Metrics.ts"

/** Every other method counts as one, by the name that the conventions have for it: a caller may send any word. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "TRACE"])

/** To be called where effects run. `route`: its template, and undefined where there is none, as with a wrong address. */
export const measureRequest = (method: string, route: string | undefined, status: number, milliseconds: number) =>
  requestDuration.record(milliseconds / 1000, {
    "http.request.method": methods.has(method) ? method : "_OTHER",
    "http.route": route,
    "http.response.status_code": String(status),
    "url.scheme": "http",
    "error.type": status >= 500 ? String(status) : undefined
  })
