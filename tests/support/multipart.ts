export interface MultipartFile {
  field?: string
  name: string
  type?: string
  content: Buffer
}

/** A multipart body as a browser would write it. */
export function multipartOf(fields: Record<string, string>, files: MultipartFile[]) {
  const boundary = '----tests-of-afterglow'
  const parts: Buffer[] = []
  for (const [name, value] of Object.entries(fields))
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
