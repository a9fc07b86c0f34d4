import type { Platform } from "#schema/Platform.ts"

/** Where a platform leads the browser back to; the operator gives it to the platform. TikTok takes one with a slash alone. */
export const redirectAddress = (baseUrl: string, platform: Platform): string => `${baseUrl}/connect/${platform}/`
