export const hooksPath = "/api/v1/hooks"

export const target_url = "https://93.184.215.14/hook"
