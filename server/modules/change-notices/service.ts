// What the dashboard asks of changes that nobody was told of. Hosts tell people by its routes.

export { countUntold } from './service-notices.ts'
