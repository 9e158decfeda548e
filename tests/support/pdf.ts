import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a reader finds in a PDF: its title and language, and the words of every page. */
export async function readPdf(content: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  try {
    const document = await loading.promise
    const { info } = await document.getMetadata()
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(
        items
          .map((item) => ('str' in item ? item.str : ''))
          .join(' ')
          .replace(/\s+/g, ' '),
      )
    }
    return { info: info as Record<string, unknown>, pages, words: pages.join(' ') }
  } finally {
    await loading.destroy()
  }
}
