import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

// the third compiler takes more from short lives than it gives back: a twelfth of the processor time
process.env["BUN_JSC_useFTLJIT"] ??= "0"

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/globalSetup.ts",
    setupFiles: ["test/setup.ts"],
    // one process for many files: each would load Effect anew
    isolate: false,
    // Bun loads TypeScript itself: passing each file through Vite costs a sixth of the whole, in loading and in code
    server: { deps: { external: [/\.tsx?$/] } },
    // while one waits for the database, another works; all share one PostgreSQL, so more help little
    minWorkers: 2,
    maxWorkers: 2,
    // for machines that do other things besides; no test waits for a clock
    testTimeout: 30_000,
    hookTimeout: 30_000
  }
})
