import { expect, it } from 'vitest'
import { fullName, namesIn } from './full-name.ts'

it('keeps a name as an account does, and gives it back', () => {
  expect(namesIn(' Joan  van der Berg ')).toEqual({ firstName: 'Joan', surname: 'van der Berg' })
  expect(namesIn('Anh')).toEqual({ firstName: 'Anh', surname: '' })
  expect(fullName(namesIn('Joan van der Berg'))).toBe('Joan van der Berg')
  expect(fullName(namesIn(''))).toBe('')
})
