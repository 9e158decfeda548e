// Payments: buying another year (modules/retention), and the provider's reports. Hosts pay for the first year by its routes.

export { extendedUntil } from './rules.ts'
export { createExtensionIntent, finishExtension, validateExtensionPromo } from './service-extension.ts'
export { callOff, settlePaid } from './service-extension-settle.ts'
export { onProviderEvent } from './service-provider.ts'
export { findIntent, readIntent, requireDecided } from './service-provider-intents.ts'
