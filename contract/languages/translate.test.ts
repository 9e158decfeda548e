import { expect, test } from 'vitest'
import { type Texts, translate, translation } from './translate.ts'

const texts: Texts = {
  'Name is required': 'El nombre es obligatorio',
  Name: 'El nombre',
  '{what} must be at most {max} characters': '{what} puede tener como máximo {max} caracteres',
  'You can add up to {count} (really).': '{count}, de verdad.',
}

test('translates a whole text', () => {
  expect(translate(texts, 'Name is required')).toBe('El nombre es obligatorio')
})

test('inserts parts where the translation has them, translated if possible', () => {
  expect(translate(texts, 'Name must be at most 300 characters')).toBe(
    'El nombre puede tener como máximo 300 caracteres',
  )
  expect(translate(texts, 'Caption must be at most 500 characters')).toBe(
    'Caption puede tener como máximo 500 caracteres',
  )
  expect(translate(texts, 'You can add up to 3 (really).')).toBe('3, de verdad.')
})

test('a text without a translation stays English, and is recognised as such', () => {
  expect(translation(texts, 'Something else')).toBeUndefined()
  expect(translate(texts, 'Something else')).toBe('Something else')
  expect(translation(texts, 'toString')).toBeUndefined()
  expect(translation({}, 'Name is required')).toBeUndefined()
})
