export interface MultipartFile {
  field?: string
  name: string
  type?: string
  content: Buffer
}

/** A list becomes several fields of the same name. */
export type MultipartFields = Record<string, string | string[]>

/** A multipart body as a browser would send it. */
export function multipartOf(fields: MultipartFields, files: MultipartFile[]) {
  const boundary = '----tests-of-afterglow'
  const parts: Buffer[] = []
  const entries = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  for (const [name, value] of entries)
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    )
  for (const { field = 'file', name, type = 'application/octet-stream', content } of files)
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    )
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) }
}
