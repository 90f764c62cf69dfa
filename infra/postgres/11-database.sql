-- The database of the roles in 10-roles.sql, and nobody else's.

create database laguna owner laguna_owner;
revoke all on database laguna from public;
grant connect on database laguna to laguna_owner, laguna_node, laguna_backup, laguna_reader;
