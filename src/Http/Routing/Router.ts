import { HttpRouter } from "@effect/platform"
import type { ApiError } from "#schema/Errors.ts"

/** The routes that are no endpoints of the REST API. What a route refuses is an error of the contract, as the API's are. */
export class Router extends HttpRouter.Tag("steward/Router")<Router, never, ApiError>() {}
