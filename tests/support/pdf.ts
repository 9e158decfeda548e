import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The title, the language and the text of every page of a PDF. */
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

/** How many pictures are drawn on each page of a PDF. */
export async function picturesOnPages(content: Uint8Array): Promise<number[]> {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  try {
    const document = await loading.promise
    const counts: number[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { fnArray } = await (await document.getPage(number)).getOperatorList()
      counts.push(fnArray.filter((one) => one === OPS.paintImageXObject).length)
    }
    return counts
  } finally {
    await loading.destroy()
  }
}
