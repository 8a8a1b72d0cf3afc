// React and the router are two builds each, and choose when they are first imported: this must come before them.
// Whoever edits pages (`--dev`) gets the one that explains itself, everybody else the one that is fast.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';
