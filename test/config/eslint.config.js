import tseslint from 'typescript-eslint'

/** SQL is bound: a template with `${}` may not go straight into a call that runs it; DuckDB has one door on each side. */
const splicedSql = {
  selector:
    'CallExpression[callee.property.name=/^(prepare|stream|runAndReadAll|runAndRead)$/] > TemplateLiteral[expressions.length>0]',
  message:
    'Bind values as $names; put names and paths of our own through identifier() or literal() in one of the doors.',
}

export default tseslint.config(
  { ignores: ['node_modules', 'data', 'coverage', '**/*.js', '**/*.cjs', 'client/api.gen.ts'] },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: new URL('../..', import.meta.url).pathname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 14],
      'no-console': 'error',
      'no-restricted-syntax': ['error', splicedSql],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['test/**/*.ts'],
    // A describe block is as long as its sentences; a test's SQL names files of its own.
    rules: { 'max-lines-per-function': 'off', 'no-restricted-syntax': 'off' },
  },
)
