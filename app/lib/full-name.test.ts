import { expect, it } from 'vitest'
import { fullName, namesIn } from './full-name.ts'

it('splits a name into first name and surname, and joins it again', () => {
  expect(namesIn(' Joan  van der Berg ')).toEqual({ firstName: 'Joan', surname: 'van der Berg' })
  expect(namesIn('Anh')).toEqual({ firstName: 'Anh', surname: '' })
  expect(fullName(namesIn('Joan van der Berg'))).toBe('Joan van der Berg')
  expect(fullName(namesIn(''))).toBe('')
})
