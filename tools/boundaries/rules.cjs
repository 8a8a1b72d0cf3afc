const { configurationAt } = require('./configuration.cjs');

module.exports = configurationAt('');
