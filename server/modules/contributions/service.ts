// Contributions: what the page of visitors asks for. Visitors add to them and hosts look after them by its routes.

export { readOwn } from './service-public.ts'
