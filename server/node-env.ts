// React and the router choose their build when first imported, so this comes before them: the verbose one for `--dev`,
// else the fast one.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';
