import type { BrowserContext } from '@playwright/test'

/** What a browser has kept. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>
