import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { data } from "../Page.ts"
import { Me } from "../Workspace.ts"
import { Authentication } from "./Authentication.ts"
import { describe } from "./describe.ts"

const getMe = HttpApiEndpoint.get("get", "/me")
  .addSuccess(data(Me, "MeAnswer"))
  .annotateContext(describe("getMe", "Key and workspace", "The key that asks, its workspace, and what it may do."))

export class MeApi extends HttpApiGroup.make("me")
  .add(getMe)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Me", description: "The key and its workspace" })) {}
