// The order of service: what an archive contains of it. Hosts write and print it by its routes.

export { textOf } from './service-order.ts'
