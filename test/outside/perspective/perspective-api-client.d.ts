declare module "perspective-api-client" {
  export default class Perspective {
    constructor(options: { readonly apiKey: string })
    analyze(text: string, options: { readonly attributes: Array<string> }): Promise<unknown>
  }
}
