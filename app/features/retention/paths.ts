/** Where a memorial is kept another year. */
export const extendPath = (memorialUuid: string) => `/memorial/extend?memorial=${memorialUuid}`

/** Where everything of a memorial can be taken along. */
export const keepsakesPath = (memorialUuid: string) => `/memorial/keepsakes?memorial=${memorialUuid}`
