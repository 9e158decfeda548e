// Printed books: what the dashboard shows and an archive contains. Hosts make them by its routes.

export { fetchBook, findFile, newestBook } from './service-books.ts'
